import type { NewMemory } from 'loci/browser';
import { byId } from '../ui/dom.js';

export type Said =
  | { readonly type: 'ask'; readonly question: string }
  | { readonly type: 'remember'; readonly memory: NewMemory };

/** The question marks of Latin, full-width, Arabic and Greek writing. */
const question = /[?\uff1f\u061f\u037e]["'\u00bb\u201d)\]]*\s*$/u;

/**
 * The field in which one writes. What ends with a question mark is asked and everything else is remembered, unless the mode
 * says otherwise. `send` answers whether the field may be emptied.
 */
export function bindComposer(send: (said: Said) => Promise<boolean>): { focus(): void } {
  const form = byId('composer', HTMLFormElement);
  const field = byId('message', HTMLTextAreaElement);
  const submit = byId('send', HTMLButtonElement);
  const details = byId('details', HTMLDetailsElement);
  const tags = byId('detail-tags', HTMLInputElement);
  const date = byId('detail-date', HTMLInputElement);
  const name = byId('detail-name', HTMLInputElement);

  const asks = () => {
    const mode = new FormData(form).get('mode');
    return mode === 'ask' || (mode === 'auto' && question.test(field.value));
  };
  const show = () => {
    submit.textContent = asks() ? 'Ask' : 'Remember';
    details.hidden = asks();
    // For browsers without `field-sizing`.
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 2}px`;
  };
  const written = (): Said => {
    if (asks()) return { type: 'ask', question: field.value };
    const labels = tagsIn(tags.value);
    return {
      type: 'remember',
      memory: {
        content: field.value,
        ...(labels.length > 0 ? { tags: labels } : {}),
        ...(date.value === '' ? {} : { eventTime: date.value }),
        ...(name.value.trim() === '' ? {} : { externalId: name.value.trim() }),
      },
    };
  };

  form.addEventListener('input', show);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (field.value.trim() === '' || submit.disabled) return field.focus();
    submit.disabled = true;
    try {
      if (await send(written())) {
        for (const input of [field, tags, date, name]) input.value = '';
        details.open = false;
      }
    } finally {
      submit.disabled = false;
      show();
    }
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  show();
  return { focus: () => field.focus() };
}

/** Tags as people type them: with commas between. */
export function tagsIn(text: string): readonly string[] {
  return text
    .split(/[,\u060c\u3001\uff0c]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
