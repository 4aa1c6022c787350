CREATE TABLE "coupon_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"grant" jsonb NOT NULL,
	"days" integer NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"coupon_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_mark" text NOT NULL,
	"licence_since" text NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"licence" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rental_amendments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"client_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"choice_before" jsonb NOT NULL,
	"bill_before" jsonb NOT NULL,
	"choice" jsonb NOT NULL,
	"bill" jsonb NOT NULL,
	"insured" jsonb NOT NULL,
	"coupon_id" text,
	"wkcoins" integer NOT NULL,
	"difference" integer NOT NULL,
	"penalty" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepaid_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_key" text NOT NULL,
	"amount" integer NOT NULL,
	"gift" integer NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "givable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auth_status_code" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_amendments" ADD CONSTRAINT "rental_amendments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepaid_codes" ADD CONSTRAINT "prepaid_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_number" ON "identities" USING btree ("number_mark");--> statement-breakpoint
CREATE INDEX "identities_applied" ON "identities" USING btree ("applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_amendments_client_key" ON "rental_amendments" USING btree ("order_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_amendments_unpaid" ON "rental_amendments" USING btree ("order_id") WHERE "rental_amendments"."state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "rental_amendments_waiting" ON "rental_amendments" USING btree ("expires_at") WHERE "rental_amendments"."state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "prepaid_codes_used_by" ON "prepaid_codes" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_client_key" ON "recharges" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "coupons_recipient" ON "coupons" USING btree ("recipient");--> statement-breakpoint
UPDATE "users" SET "auth_status_code" = CASE "auth_status" WHEN 'USER_AUTHING' THEN 1 WHEN 'USER_AUTHED' THEN 2 ELSE 0 END;
