CREATE TABLE "coupon_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"what" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "ledger_accounts_not_below_zero" CHECK ("ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_entries_account_id_transaction_id_pk" PRIMARY KEY("account_id","transaction_id"),
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "coupon_events" ADD CONSTRAINT "coupon_events_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_events_coupon" ON "coupon_events" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_subject" ON "ledger_transactions" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("order_id");--> statement-breakpoint
-- What members own now is where their accounts begin; what stands against it are the opening accounts of the house.
INSERT INTO "ledger_transactions" ("key", "reason", "subject_kind", "subject_id")
SELECT 'OPENING:' || "id", 'OPENING', 'member', "id" FROM "users"
WHERE "balance" <> 0 OR "wkcoin" <> 0 OR "integral" <> 0 ORDER BY "id";--> statement-breakpoint
INSERT INTO "ledger_accounts" ("id", "owner", "kind", "unit", "balance")
SELECT 'member:' || "users"."id" || ':' || "purse"."kind", "users"."id", "purse"."kind", "purse"."unit", "purse"."amount"
FROM "users" CROSS JOIN LATERAL (VALUES
	('balance', 'FEN', "users"."balance"),
	('wkcoin', 'COIN', "users"."wkcoin"),
	('integral', 'POINT', "users"."integral")
) AS "purse" ("kind", "unit", "amount")
WHERE "purse"."amount" <> 0;--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account_id", "unit", "amount")
SELECT "opening"."id", "account"."id", "account"."unit", "account"."balance"
FROM "ledger_accounts" "account" JOIN "ledger_transactions" "opening" ON "opening"."key" = 'OPENING:' || "account"."owner";--> statement-breakpoint
INSERT INTO "ledger_entries" ("transaction_id", "account_id", "unit", "amount")
SELECT "transaction_id",
	CASE "unit" WHEN 'FEN' THEN 'house:opening-balance' WHEN 'COIN' THEN 'house:opening-coins' ELSE 'house:opening-points' END,
	"unit", -"amount"
FROM "ledger_entries";--> statement-breakpoint
INSERT INTO "coupon_events" ("coupon_id", "what", "subject_kind", "subject_id", "created_at")
SELECT "id", 'ISSUED', 'member', "user_id", "created_at" FROM "coupons" ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "coupon_events" ("coupon_id", "what", "subject_kind", "subject_id", "created_at")
SELECT "coupons"."id", 'TAKEN', 'order', "orders"."id", "orders"."created_at"
FROM "coupons" JOIN "orders" ON "orders"."id" = "coupons"."order_id" ORDER BY "orders"."created_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "wkcoin";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "integral";