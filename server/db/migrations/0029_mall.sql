CREATE TABLE "mall_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"threshold" integer NOT NULL,
	"rule" text NOT NULL,
	"trade" text NOT NULL,
	"city_ids" jsonb NOT NULL,
	"code" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_shop" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mall_coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "mall_shops" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city_id" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"trades" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prepaid_codes" ADD COLUMN "purse" text DEFAULT 'balance' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_accounts" ADD CONSTRAINT "mall_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_coupons" ADD CONSTRAINT "mall_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_coupons_user" ON "mall_coupons" USING btree ("user_id");