import 'fake-indexeddb/auto';
import { describe, test } from 'vitest';
import { storageSuite } from '../../src/testing/index.js';
import { indexedDBSubject, installFaults } from './indexeddb-place.js';

installFaults();
storageSuite({ describe, test }, indexedDBSubject);
