import { List } from '@mantine/core';
import type { Tab } from '../navigation/tabs.rules.ts';
import { askYesOrNo } from '../ui/confirm.tsx';
import { titleOf } from './tabs/tab-title.ts';

/** The words of spec §8, letter for letter. */
const QUESTION = 'Voulez-vous vraiment quitter sans sauvegarder ?';
const TITLE = 'Page non enregistrée';

/** Asks before typed values are lost. Several pages make one question, which names them. */
export async function confirmLoss(tabs: readonly Tab[]): Promise<boolean> {
  const dirty = tabs.filter((tab) => tab.dirty);
  if (dirty.length === 0) return true;
  return askYesOrNo({
    title: dirty.length === 1 ? TITLE : `${dirty.length} pages non enregistrées`,
    text: dirty.length === 1 ? QUESTION : <LossOfMany tabs={dirty} />,
    plainText: QUESTION,
    confirm: 'Oui',
    cancel: 'Non',
  });
}

function LossOfMany({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <>
      {QUESTION}
      <List mt="xs" size="sm">
        {tabs.map((tab) => (
          <List.Item key={tab.path}>{titleOf(tab)}</List.Item>
        ))}
      </List>
    </>
  );
}
