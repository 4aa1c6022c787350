CREATE TABLE "worksheet_cities" (
	"kind" text NOT NULL,
	"city_id" text NOT NULL,
	"services" jsonb NOT NULL,
	CONSTRAINT "worksheet_cities_kind_city_id_pk" PRIMARY KEY("kind","city_id")
);
--> statement-breakpoint
CREATE TABLE "worksheet_events" (
	"id" text PRIMARY KEY NOT NULL,
	"worksheet_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheet_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"worksheet_id" text,
	"quote_id" text NOT NULL,
	"kind" text NOT NULL,
	"city_id" text NOT NULL,
	"title" text NOT NULL,
	"places" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"text" text NOT NULL,
	"take_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheet_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"worksheet_id" text NOT NULL,
	"total" integer NOT NULL,
	"text" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"is_declined" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheets" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"client_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"city_id" text NOT NULL,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"estimate" jsonb,
	"take_time" timestamp with time zone NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"comments" text NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worksheet_cities" ADD CONSTRAINT "worksheet_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_events" ADD CONSTRAINT "worksheet_events_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_quotes" ADD CONSTRAINT "worksheet_quotes_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "worksheet_events_number" ON "worksheet_events" USING btree ("worksheet_id","number");--> statement-breakpoint
CREATE INDEX "worksheet_orders_worksheet" ON "worksheet_orders" USING btree ("worksheet_id") WHERE "worksheet_orders"."worksheet_id" is not null;--> statement-breakpoint
CREATE INDEX "worksheet_quotes_worksheet" ON "worksheet_quotes" USING btree ("worksheet_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "worksheets_client_key" ON "worksheets" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "worksheets_user" ON "worksheets" USING btree ("user_id","created_at") WHERE "worksheets"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "worksheets_unclaimed" ON "worksheets" USING btree ("contact_mobile") WHERE "worksheets"."user_id" is null;--> statement-breakpoint
CREATE INDEX "worksheets_mobile" ON "worksheets" USING btree ("contact_mobile","created_at");--> statement-breakpoint
CREATE INDEX "worksheets_state" ON "worksheets" USING btree ("state","created_at");