CREATE TABLE "coupon_days" (
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "coupon_days_order_id_coupon_id_pk" PRIMARY KEY("order_id","coupon_id"),
	CONSTRAINT "coupon_days_days" CHECK ("coupon_days"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "cycle_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"category" text NOT NULL,
	"city_id" text NOT NULL,
	"cartype_id" text NOT NULL,
	"days" integer NOT NULL,
	"ordinary_day" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "long_cars" (
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"plate" text NOT NULL,
	"reason" text,
	"odometer_out" integer NOT NULL,
	"energy_out" integer NOT NULL,
	"odometer_back" integer,
	"energy_back" integer,
	"out_at" timestamp with time zone NOT NULL,
	"back_at" timestamp with time zone,
	CONSTRAINT "long_cars_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "long_changes" (
	"order_id" text NOT NULL,
	"client_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"from_end" timestamp with time zone NOT NULL,
	"to_end" timestamp with time zone NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"penalty" integer DEFAULT 0 NOT NULL,
	"refund" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "long_changes_order_id_client_key_pk" PRIMARY KEY("order_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "long_cities" (
	"city_id" text PRIMARY KEY NOT NULL,
	"prepare_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "long_deposits" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"release_by" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "long_deposits_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "long_instalments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"returned" integer DEFAULT 0 NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"collections" integer DEFAULT 0 NOT NULL,
	"collect_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "long_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"cartype_id" text NOT NULL,
	"site_id" text NOT NULL,
	"from_time" timestamp with time zone NOT NULL,
	"to_time" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"plan" text NOT NULL,
	"base_price" integer NOT NULL,
	"choice" jsonb NOT NULL,
	"bill" jsonb NOT NULL,
	"coupon_id" text,
	"first_payment" integer NOT NULL,
	"renter_name" text NOT NULL,
	"renter_mobile" text NOT NULL,
	"renter_idcard" text NOT NULL,
	"remark" text NOT NULL,
	"accepted" jsonb NOT NULL,
	"agreement_version" text NOT NULL,
	"mandate" text,
	"mandate_since" timestamp with time zone,
	"shortened_at" timestamp with time zone,
	"ended_by_site" text
);
--> statement-breakpoint
CREATE TABLE "long_prices" (
	"city_id" text NOT NULL,
	"cartype_id" text NOT NULL,
	"monthly_price" integer NOT NULL,
	CONSTRAINT "long_prices_city_id_cartype_id_pk" PRIMARY KEY("city_id","cartype_id")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "days_left" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "day_terms" jsonb;--> statement-breakpoint
ALTER TABLE "rental_amendments" ADD COLUMN "coupon_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_days" ADD CONSTRAINT "coupon_days_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_orders" ADD CONSTRAINT "cycle_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_orders" ADD CONSTRAINT "cycle_orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_orders" ADD CONSTRAINT "cycle_orders_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_cars" ADD CONSTRAINT "long_cars_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_changes" ADD CONSTRAINT "long_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_cities" ADD CONSTRAINT "long_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_deposits" ADD CONSTRAINT "long_deposits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_instalments" ADD CONSTRAINT "long_instalments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_orders" ADD CONSTRAINT "long_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_orders" ADD CONSTRAINT "long_orders_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_orders" ADD CONSTRAINT "long_orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_prices" ADD CONSTRAINT "long_prices_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "long_prices" ADD CONSTRAINT "long_prices_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_days_coupon" ON "coupon_days" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "long_deposits_release" ON "long_deposits" USING btree ("release_by") WHERE "long_deposits"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "long_instalments_number" ON "long_instalments" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "long_instalments_due" ON "long_instalments" USING btree ("due_at") WHERE "long_instalments"."state" = 'PLANNED';--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_days_left" CHECK ("coupons"."days_left" >= 0);