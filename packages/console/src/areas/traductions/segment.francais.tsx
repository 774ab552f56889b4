import type { Segment } from '@bridge/contract';
import { Text } from '@mantine/core';
import { changesOf, markTerms } from './segment.rules.ts';
import classes from './traductions.module.css';

const TAGS = { garde: 'span', ajoute: 'ins', retire: 'del' } as const;

/** The French text, with its changes since the translation was made, or with the words of the glossary. */
export function FrancaisMarque({ segment: { francais, francaisAvant, termes } }: { readonly segment: Segment }) {
  if (francaisAvant !== null)
    return (
      <>
        <p className={classes.text} lang="fr">
          {changesOf(francaisAvant, francais).map(({ genre, texte }, rang) => {
            const Tag = TAGS[genre];
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
            return <Tag key={rang}>{texte}</Tag>;
          })}
        </p>
        <Text size="xs" c="dimmed">
          Ce qui a changé depuis la traduction est barré ou surligné.
        </Text>
      </>
    );
  return (
    <p className={classes.text} lang="fr">
      {markTerms(francais, termes).map((piece, rang) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
          <mark key={rang} className={classes.term} title={`Glossaire\u00a0: ${piece.dit}`}>
            {piece.terme}
          </mark>
        ),
      )}
    </p>
  );
}
