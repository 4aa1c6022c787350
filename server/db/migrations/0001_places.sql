CREATE TABLE "destinations" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"rank" integer NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"url" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"pinyin" text NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"paragraphs" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_likes" (
	"mark_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mark_likes_mark_id_user_id_pk" PRIMARY KEY("mark_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"pinyin" text NOT NULL,
	"address" text NOT NULL,
	"area" text NOT NULL,
	"area_id" text NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_likes" ADD CONSTRAINT "mark_likes_mark_id_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."marks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_likes" ADD CONSTRAINT "mark_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "districts_city" ON "districts" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "places_city" ON "places" USING btree ("city_id");