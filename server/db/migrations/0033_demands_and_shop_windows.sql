CREATE TABLE "brand_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"slogan" text NOT NULL,
	"picture" text NOT NULL,
	"story" jsonb NOT NULL,
	"campaign_id" text
);
--> statement-breakpoint
CREATE TABLE "campaign_claims" (
	"campaign_id" text NOT NULL,
	"user_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_claims_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"campaign_id" text NOT NULL,
	"founder_id" text,
	"size" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"city_id" text,
	"rank" integer,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"rules" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"grant" jsonb NOT NULL,
	"days" integer NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"group_size" integer,
	"group_hours" integer,
	CONSTRAINT "campaigns_stock" CHECK ("campaigns"."taken" between 0 and "campaigns"."total"),
	CONSTRAINT "campaigns_group" CHECK (("campaigns"."group_size" is null) = ("campaigns"."group_hours" is null))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"percent" integer NOT NULL,
	"coupons" jsonb NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_percent" CHECK ("companies"."percent" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_grants" (
	"mail_mark" text NOT NULL,
	"coupon_key" text NOT NULL,
	"company_id" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_grants_mail_mark_coupon_key_pk" PRIMARY KEY("mail_mark","coupon_key")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mail_mark" text NOT NULL,
	"sealed_mail" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_mail_mark_unique" UNIQUE("mail_mark")
);
--> statement-breakpoint
CREATE TABLE "qq_card_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"rank" integer NOT NULL,
	"grant" jsonb NOT NULL,
	"channel" text,
	"days" integer NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "qq_card_coupons_left" CHECK ("qq_card_coupons"."left" between 0 and "qq_card_coupons"."stock")
);
--> statement-breakpoint
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
ALTER TABLE "coupons" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "brand_shops" ADD CONSTRAINT "brand_shops_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_group_members" ADD CONSTRAINT "campaign_group_members_group_id_campaign_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."campaign_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_group_members" ADD CONSTRAINT "campaign_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_grants" ADD CONSTRAINT "company_grants_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_cities" ADD CONSTRAINT "worksheet_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_events" ADD CONSTRAINT "worksheet_events_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_orders" ADD CONSTRAINT "worksheet_orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_quotes" ADD CONSTRAINT "worksheet_quotes_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_claims_user" ON "campaign_claims" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_claims_coupon" ON "campaign_claims" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "campaign_group_members_user" ON "campaign_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_groups_running" ON "campaign_groups" USING btree ("campaign_id","ends_at") WHERE "campaign_groups"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_groups_founder" ON "campaign_groups" USING btree ("founder_id") WHERE "campaign_groups"."founder_id" is not null;--> statement-breakpoint
CREATE INDEX "company_grants_company" ON "company_grants" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worksheet_events_number" ON "worksheet_events" USING btree ("worksheet_id","number");--> statement-breakpoint
CREATE INDEX "worksheet_orders_worksheet" ON "worksheet_orders" USING btree ("worksheet_id") WHERE "worksheet_orders"."worksheet_id" is not null;--> statement-breakpoint
CREATE INDEX "worksheet_quotes_worksheet" ON "worksheet_quotes" USING btree ("worksheet_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "worksheets_client_key" ON "worksheets" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "worksheets_user" ON "worksheets" USING btree ("user_id","created_at") WHERE "worksheets"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "worksheets_unclaimed" ON "worksheets" USING btree ("contact_mobile") WHERE "worksheets"."user_id" is null;--> statement-breakpoint
CREATE INDEX "worksheets_mobile" ON "worksheets" USING btree ("contact_mobile","created_at");--> statement-breakpoint
CREATE INDEX "worksheets_state" ON "worksheets" USING btree ("state","created_at");