CREATE TABLE "luxury_cars" (
	"cartype_id" text PRIMARY KEY NOT NULL,
	"car_class" text NOT NULL,
	"horsepower" integer NOT NULL,
	"acceleration" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violation_events" (
	"violation_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "violations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"user_id" text NOT NULL,
	"plate" text,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"act" text NOT NULL,
	"fine" integer NOT NULL,
	"points" integer NOT NULL,
	"services" jsonb NOT NULL,
	"state" text NOT NULL,
	"agency_total" integer,
	"is_from_deposit" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"appeal_reason" text,
	"appeal_answer" text,
	"transferred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replacement_vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"shop_id" text NOT NULL,
	"free_days" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "wedding_series" (
	"id" text PRIMARY KEY NOT NULL,
	"cartype_id" text NOT NULL,
	"service" text NOT NULL,
	"note" text NOT NULL,
	"day_price" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_holds" (
	"case_kind" text NOT NULL,
	"case_id" text NOT NULL,
	"order_id" text NOT NULL,
	"deposit" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "deposit_holds_case_kind_case_id_deposit_pk" PRIMARY KEY("case_kind","case_id","deposit")
);
--> statement-breakpoint
ALTER TABLE "long_cars" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "long_changes" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "long_orders" ADD COLUMN "agreed" jsonb;--> statement-breakpoint
ALTER TABLE "long_orders" ADD COLUMN "mandate_place" text;--> statement-breakpoint
ALTER TABLE "worksheet_cities" ADD COLUMN "per_day" integer;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "return_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "over_day_price" integer;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD COLUMN "car" jsonb;--> statement-breakpoint
ALTER TABLE "luxury_cars" ADD CONSTRAINT "luxury_cars_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violation_events" ADD CONSTRAINT "violation_events_violation_id_violations_id_fk" FOREIGN KEY ("violation_id") REFERENCES "public"."violations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "violations" ADD CONSTRAINT "violations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_shops" ADD CONSTRAINT "repair_shops_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement_vouchers" ADD CONSTRAINT "replacement_vouchers_shop_id_repair_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."repair_shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wedding_series" ADD CONSTRAINT "wedding_series_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_holds" ADD CONSTRAINT "deposit_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "violation_events_number" ON "violation_events" USING btree ("violation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "violations_act" ON "violations" USING btree ("order_id","happened_at","act");--> statement-breakpoint
CREATE INDEX "violations_user" ON "violations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "violations_state" ON "violations" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "repair_shops_city" ON "repair_shops" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "replacement_vouchers_shop" ON "replacement_vouchers" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "replacement_vouchers_used" ON "replacement_vouchers" USING btree ("used_by") WHERE "replacement_vouchers"."used_by" is not null;--> statement-breakpoint
CREATE INDEX "deposit_holds_open" ON "deposit_holds" USING btree ("order_id") WHERE "deposit_holds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "worksheets_day" ON "worksheets" USING btree ("kind","city_id","take_time");