import { frenchDate, type NiveauTache, type TacheDetail } from '@bridge/contract';
import { Text, Title } from '@mantine/core';
import styles from './taches.module.css';

const WORDS: Readonly<Record<NiveauTache, string>> = {
  info: '',
  avertissement: 'Avertissement\u00a0: ',
  erreur: 'Erreur\u00a0: ',
};
const clock = frenchDate({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The messages of a job, in order. A problem is named by a word, not by its colour alone. */
export function TacheJournal({ lines }: { readonly lines: TacheDetail['journal'] }) {
  return (
    <section>
      <Title order={3} mb="xs">
        Journal
      </Title>
      {lines.length === 0 && <Text c="dimmed">Rien n’a encore été noté.</Text>}
      <ol className={styles.journal}>
        {lines.map(({ numero, le, niveau, texte }) => (
          <li key={numero} data-niveau={niveau}>
            <time dateTime={le}>{clock.format(new Date(le))}</time>
            <span>{`${WORDS[niveau]}${texte}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
