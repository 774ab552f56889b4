import pg from 'pg';
import { copyTemplate, type TestDatabase } from './databases.ts';
import { closeKept, KEPT } from './kept-connections.ts';

interface Reusable {
  readonly url: string;
  /** A description of the tables, to tell whether a test changed them and not only their rows. */
  readonly shape: string;
}

/** The free databases of this worker: emptying one is faster than making one. */
const free: Reusable[] = [];

/** A database like the template: new, or given back by a test file of this worker. */
export async function borrowDatabase(serverUrl: string): Promise<TestDatabase> {
  const database = free.pop() ?? (await prepare(await copyTemplate(serverUrl)));
  return { url: database.url, drop: () => giveBack(database) };
}

/** Keeps a copy of the template's rows, to put them back. */
async function prepare({ url }: TestDatabase): Promise<Reusable> {
  return connected(url, async (client) => {
    await client.query(KEEP);
    return { url, shape: await shapeOf(client) };
  });
}

/** Empties a database for the next file, or leaves it: dropping one makes the disk write all the others. */
async function giveBack(database: Reusable): Promise<void> {
  const isClean = await connected(database.url, async (client) => {
    await client.query(ALONE);
    if ((await shapeOf(client)) !== database.shape) return false;
    await client.query(EMPTY);
    return true;
  }).catch(() => false);
  if (isClean) free.push(database);
  else await closeKept(database.url);
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ forme: string }>(SHAPE);
  return rows[0]?.forme ?? '';
}

const KEEP = `
  CREATE SCHEMA modele;
  CREATE TABLE modele.compteurs AS
    SELECT format('%I.%I', schemaname, sequencename) AS nom, last_value AS dernier FROM pg_sequences WHERE schemaname = 'public';
  DO $$
  DECLARE nom text; remplie boolean;
  BEGIN
    FOR nom IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', nom) INTO remplie;
      IF remplie THEN EXECUTE format('CREATE TABLE modele.%I AS TABLE public.%I', nom, nom); END IF;
    END LOOP;
  END $$`;

/** Ends other connections: a test that failed may have left its pool open, or a kept one in a transaction. */
const ALONE = `
  SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND NOT (application_name = '${KEPT}' AND state = 'idle')`;

/** The shape of tables, without their files, which TRUNCATE changes. */
const SHAPE = `
  SELECT concat_ws(' ',
    (SELECT md5(string_agg(concat_ws(' ', oid, relname, relnatts, relchecks, relhastriggers), ',' ORDER BY oid)) FROM pg_class WHERE oid >= 16384),
    (SELECT sum(xmin::text::bigint) FROM pg_attribute WHERE attrelid >= 16384),
    (SELECT sum(xmin::text::bigint) FROM pg_constraint WHERE oid >= 16384),
    (SELECT sum(xmin::text::bigint) FROM pg_trigger WHERE oid >= 16384),
    (SELECT sum(xmin::text::bigint) FROM pg_proc WHERE oid >= 16384)) AS forme`;

/** Empties the tables that were written; fails after so many writes that their rests would slow the next file. */
const EMPTY = `
  SET session_replication_role = replica;
  DO $$
  DECLARE nom text; gardee boolean; effacees bigint; total bigint := 0;
  BEGIN
    FOR nom, gardee IN
      SELECT relname, to_regclass(format('modele.%I', relname)) IS NOT NULL
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
    LOOP
      EXECUTE format('DELETE FROM public.%I', nom);
      GET DIAGNOSTICS effacees = ROW_COUNT;
      total := total + effacees;
      IF gardee THEN EXECUTE format('INSERT INTO public.%I OVERRIDING SYSTEM VALUE TABLE modele.%I', nom, nom); END IF;
    END LOOP;
    IF total > 5000 THEN RAISE EXCEPTION 'too many rows'; END IF;
    PERFORM setval(compteurs.nom::regclass, coalesce(dernier, 1), dernier IS NOT NULL) FROM modele.compteurs;
  END $$`;
