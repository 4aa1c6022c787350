CREATE TABLE "rental_judgements" (
	"order_id" text PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"tags" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"contest" text,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_deposits" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"release_by" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "rental_deposits_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "rental_handovers" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"odometer" integer NOT NULL,
	"energy" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_handovers_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "rental_settlements" (
	"order_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "marks" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "rental_judgements" ADD CONSTRAINT "rental_judgements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_charges" ADD CONSTRAINT "rental_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_deposits" ADD CONSTRAINT "rental_deposits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_handovers" ADD CONSTRAINT "rental_handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_settlements" ADD CONSTRAINT "rental_settlements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_charges_order" ON "rental_charges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "rental_deposits_release" ON "rental_deposits" USING btree ("released_at","release_by");--> statement-breakpoint
CREATE UNIQUE INDEX "marks_order" ON "marks" USING btree ("order_id","subject_kind");