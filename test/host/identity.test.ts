import { describe, expect, it } from 'vitest';
import { decodeIdentity, encodeIdentity } from '../../src/host/identity.js';
import { decodeUtf8, encodeUtf8 } from '../../src/model/utf8.js';

const identity = { format: 1, store: 'store-1', digestKey: Uint8Array.from({ length: 16 }, (_, i) => i * 3) };

describe('loci.json', () => {
  it('comes back as it was written', () => {
    expect(decodeIdentity(encodeIdentity(identity))).toEqual(identity);
  });

  it('is refused as damaged when any sign of its identity or key has changed', () => {
    const text = decodeUtf8(encodeIdentity(identity));
    const first = text.indexOf('"store": ') + '"store": "'.length;
    const signs = [...text.matchAll(/[0-9a-z-](?=[^"]*",?\n)/g)].filter(({ index }) => index >= first);
    expect(signs.length).toBeGreaterThan(40);
    for (const { 0: sign, index } of signs) {
      const changed = `${text.slice(0, index)}${sign === '7' ? '8' : '7'}${text.slice(index + 1)}`;
      expect(() => decodeIdentity(encodeUtf8(changed))).toThrow(expect.objectContaining({ code: 'corrupt' }));
    }
  });
});
