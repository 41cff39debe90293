import type { Standing } from 'loci/browser';
import { h } from './dom.js';

const labels: Readonly<Record<Standing, string>> = {
  active: 'Active',
  superseded: 'Superseded',
  forgotten: 'Forgotten',
};

/** A standing as colour, shape and word, so that none of them has to be seen. */
export function standingLabel(standing: Standing): HTMLElement {
  return h('span', { class: 'standing', 'data-standing': standing }, labels[standing]);
}
