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
ALTER TABLE "coupons" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "brand_shops" ADD CONSTRAINT "brand_shops_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_claims" ADD CONSTRAINT "campaign_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_group_members" ADD CONSTRAINT "campaign_group_members_group_id_campaign_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."campaign_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_group_members" ADD CONSTRAINT "campaign_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_founder_id_users_id_fk" FOREIGN KEY ("founder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_claims_user" ON "campaign_claims" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_claims_coupon" ON "campaign_claims" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "campaign_group_members_user" ON "campaign_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_groups_running" ON "campaign_groups" USING btree ("campaign_id","ends_at") WHERE "campaign_groups"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_groups_founder" ON "campaign_groups" USING btree ("founder_id");