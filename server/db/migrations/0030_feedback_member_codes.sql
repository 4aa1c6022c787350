CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"client_key" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"mobile" text NOT NULL,
	"order_id" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_codes" ADD CONSTRAINT "member_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_client_key" ON "feedbacks" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "feedbacks_user" ON "feedbacks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_order" ON "feedbacks" USING btree ("order_id") WHERE "feedbacks"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "feedbacks_waiting" ON "feedbacks" USING btree ("created_at") WHERE "feedbacks"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "member_codes_user" ON "member_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_codes_created" ON "member_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_codes_used" ON "member_codes" USING btree ("used_at") WHERE "member_codes"."used_at" is not null;