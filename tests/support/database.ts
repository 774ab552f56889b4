/** Lives in the server package because its own tests use it; this is the door for the tests of the whole product. */
export {
  createTestDatabase,
  databaseUrl,
  runOn,
  TEMPLATE_DATABASE,
  type TestDatabase,
  useTestDatabase,
} from '@bridge/server/platform/db/testing/test-database';
