import { isMemoryError } from '../../model/errors.js';
import type { Projection } from '../projection.js';
import { type Ledger, pageSize } from './ledger.js';

/** The ledger as a projection: its rows in pages of 4,096 ordinals, and its names. */
export const ledgerProjection: Projection<{ readonly ledger: Ledger }> = {
  name: 'ledger',

  evolve({ ledger }, { events }, onFault) {
    for (const event of events) {
      try {
        ledger.evolve(event);
      } catch (error) {
        if (!isMemoryError(error) || error.code !== 'corrupt') throw error;
        onFault(error);
      }
    }
  },

  encode({ ledger }) {
    const pages = new Map([['names', ledger.encodeNames()]]);
    const count = Math.ceil(ledger.nextOrdinal / pageSize);
    for (let number = 0; number < count; number++) pages.set(`rows/${number}`, ledger.encodePage(number));
    return pages;
  },

  decode({ ledger }, pages) {
    for (const [name, bytes] of pages) if (name === 'names') ledger.decodeNames(bytes);
    for (const [name, bytes] of pages) if (name.startsWith('rows/')) ledger.decodePage(bytes);
  },
};
