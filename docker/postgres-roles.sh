#!/bin/sh
# Run once by the postgres image, on an empty volume: the service's own role, which may do nothing but own its database.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SERVICE_PASSWORD" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role svc_app nologin;
create role storefront login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
grant svc_app to storefront;
create database storefront owner storefront;
revoke connect on database storefront from public;
SQL
