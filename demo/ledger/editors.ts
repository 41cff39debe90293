import type { RecordView } from 'loci/browser';
import type { App } from '../app.js';
import { tagsIn } from '../conversation/composer.js';
import { button, freshId, h } from '../ui/dom.js';
import { announce } from '../ui/notices.js';

/** A small form inside a ledger entry. */
interface Editor {
  readonly element: HTMLFormElement;
  focus(): void;
}

/** Amends what a record says. `done` gets the id of the record that says it now, or nothing when the editor was left. */
export function amendEditor(app: App, record: RecordView, done: (id?: string) => void): Editor {
  const text = h('textarea', { rows: 3, dir: 'auto', required: true });
  text.value = record.content;
  const reason = h('input', { type: 'text', dir: 'auto', maxlength: 120, placeholder: 'optional' });
  const save = async () => {
    const why = reason.value.trim();
    const outcome = await app.attempt((memory) =>
      memory.amend(record.id, text.value, why === '' ? {} : { reason: why }),
    );
    if (outcome === undefined) return;
    announce(outcome.status === 'unchanged' ? 'Nothing to amend.' : 'Amended. The old wording is superseded.');
    done(outcome.id);
  };
  return editor('Amend', text, [labelled('It now says', text), labelled('Because', reason)], save, done);
}

/** Changes the tags of a record. */
export function tagEditor(app: App, record: RecordView, done: (id?: string) => void): Editor {
  const tags = h('input', { type: 'text', dir: 'auto', placeholder: 'work, travel' });
  tags.value = record.tags.join(', ');
  const save = async () => {
    const outcome = await app.attempt((memory) => memory.edit(record.id, { tags: tagsIn(tags.value) }));
    if (outcome === undefined) return;
    announce('Tags saved.');
    done(outcome.id);
  };
  return editor('Save tags', tags, [labelled('Tags, with commas between', tags)], save, done);
}

function editor(
  verb: string,
  first: HTMLInputElement | HTMLTextAreaElement,
  fields: readonly HTMLElement[],
  save: () => Promise<void>,
  done: () => void,
): Editor {
  const submit = h('button', { type: 'submit', class: 'strong' }, verb);
  const element = h(
    'form',
    {
      class: 'editor',
      on: {
        submit: async (event) => {
          event.preventDefault();
          submit.disabled = true;
          await save();
          submit.disabled = false;
        },
        keydown: (event) => {
          if (event.key === 'Escape') done();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.requestSubmit();
        },
      },
    },
    ...fields,
    h(
      'p',
      { class: 'actions' },
      submit,
      button('Cancel', () => done()),
    ),
  );
  return {
    element,
    focus: () => {
      first.focus();
      first.select();
    },
  };
}

function labelled(label: string, field: HTMLElement): HTMLElement {
  field.id = freshId('field');
  return h('div', { class: 'field' }, h('label', { for: field.id }, label), field);
}
