import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { indexedDBRules } from '../contracts/indexeddb-rules.js';

indexedDBRules((database) => forceCloseDatabase(database as never));
