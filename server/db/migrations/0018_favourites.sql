CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"cartype_id" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_cartype_id_pk" PRIMARY KEY("user_id","cartype_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_cartype_id_cartypes_id_fk" FOREIGN KEY ("cartype_id") REFERENCES "public"."cartypes"("id") ON DELETE cascade ON UPDATE no action;