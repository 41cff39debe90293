import { App, settled } from './app.js';
import { bindBanner } from './banner.js';
import { bindCheck } from './check.js';
import { bindConversation } from './conversation/conversation.js';
import { bindExport } from './files/export.js';
import { bindImport } from './files/import.js';
import { bindStartOver } from './files/start-over.js';
import { bindForgetting } from './forgetting/dialog.js';
import { bindLedger } from './ledger/ledger.js';
import type { Links } from './links.js';
import { bindSample } from './sample/panel.js';
import { bindTokens } from './tokens.js';
import { byId } from './ui/dom.js';
import { memories } from './ui/format.js';
import { announce, showError } from './ui/notices.js';
import { bindTabs } from './ui/tabs.js';

const page = byId('page', HTMLElement);

async function start(): Promise<void> {
  const app = await App.open();

  // Where the window has room, the conversation stands beside whatever else is shown.
  const beside = window.matchMedia('(min-width: 60rem)');
  let updateCheck: (() => Promise<void>) | undefined;
  const tabs = bindTabs(byId('views', HTMLElement), (view) => {
    page.dataset.view = view;
    if (view === 'check') void updateCheck?.();
  });
  const settleView = () => {
    const views = byId('views', HTMLElement);
    // The order of the Tab key follows what the eye sees.
    if (beside.matches) byId('conversation', HTMLElement).after(views);
    else byId('conversation', HTMLElement).before(views);
    if (beside.matches && tabs.selected === 'conversation') tabs.select('ledger');
  };
  tabs.select('conversation');
  settleView();
  beside.addEventListener('change', settleView);

  const links: Links = {
    async reveal(id) {
      tabs.select('ledger');
      await ledger.reveal(id);
    },
    forget: (record) => {
      opener = document.activeElement;
      forget(record);
    },
  };
  updateCheck = bindCheck(app, links);
  let opener: Element | null = null;
  const forget = bindForgetting(app, async (forgotten) => {
    if (forgotten) await ledger.refresh();
    // The button that opened the dialog may be gone with its record.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    else byId(tabs.selected === 'conversation' ? 'message' : 'entries', HTMLElement).focus({ preventScroll: true });
  });
  const ledger = bindLedger(app, links);
  const conversation = bindConversation(app, links);
  const updateBanner = bindBanner(app);
  const updateSample = bindSample(app, (question) => {
    if (!beside.matches) tabs.select('conversation');
    void conversation.ask(question);
  });
  bindImport(app, () => tabs.select('files'));
  bindExport(app);
  bindStartOver(app, async () => {
    conversation.clear();
    await update();
  });
  bindTokens(app);

  const update = async () => {
    await Promise.all([
      ledger.refresh(),
      updateBanner(),
      updateSample(),
      ...(tabs.selected === 'check' ? [updateCheck?.()] : []),
    ]);
  };
  const updateSoon = settled(update);
  const lamp = byId('elsewhere', HTMLElement);
  app.onChange(({ own, changes }) => {
    updateSoon();
    if (own) return;
    lamp.textContent = `Another tab changed ${memories(changes.length)}.`;
    announce(lamp.textContent);
  });
  await update();
  page.dataset.state = 'ready';
  if (beside.matches) conversation.focus();
}

start().catch((error) => {
  page.dataset.state = 'failed';
  byId('storage', HTMLElement).textContent = 'The memory could not be opened.';
  showError(error);
});
