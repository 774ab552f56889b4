import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { openDialogs } from './dialogs.tsx';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** The text in plain words, where the page can show no more. */
  readonly plainText?: string;
  readonly confirm: string;
  readonly cancel: string;
  /** The first answer cannot be undone: its button is red. */
  readonly danger?: boolean;
  /** Language of the words, when it is not that of the page. */
  readonly lang?: string;
}

/**
 * A box with two answers. Escape and the cross give the second answer, which also has the focus; so does `withdrawn`,
 * when the question no longer stands.
 */
export async function askYesOrNo(question: Question, withdrawn?: AbortSignal): Promise<boolean> {
  try {
    await openDialogs();
  } catch {
    return askInBrowserBox(question);
  }
  return !withdrawn?.aborted && askInBox(question, withdrawn);
}

function askInBox({ title, text, confirm, cancel, danger, lang }: Question, withdrawn?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    withdrawn?.addEventListener('abort', () => {
      modals.closeAll();
      resolve(false);
    });
    modals.openConfirmModal({
      title,
      children: text,
      ...(lang ? { lang } : {}),
      labels: { confirm, cancel },
      ...(danger ? { confirmProps: { color: 'red' } } : {}),
      cancelProps: { 'data-autofocus': true },
      closeButtonProps: { 'aria-label': cancel },
      onConfirm: () => resolve(true),
      // Called after onConfirm too: a promise keeps its first answer.
      onClose: () => resolve(false),
    });
  });
}

/** Asks with the box of the browser, when the code of ours could not be loaded. */
function askInBrowserBox({ title, text, plainText }: Question): boolean {
  return window.confirm([title, plainText ?? (typeof text === 'string' ? text : '')].join('\n\n'));
}
