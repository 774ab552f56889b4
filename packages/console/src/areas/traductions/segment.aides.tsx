import type { Segment } from '@bridge/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import classes from './traductions.module.css';

interface Props {
  readonly segment: Segment;
  readonly onTake: (texte: string) => void;
}

/** Help for translating: the present text, the words of the glossary, translations of the same French elsewhere. */
export function SegmentAides({ segment: { texte, proposition, memoire, termes }, onTake }: Props) {
  // A text that is already in sight is no help.
  const hits = [...new Set(memoire.map((one) => one.texte))].filter(
    (hit) => hit !== texte && hit !== proposition?.texte,
  );
  const shown = texte !== null && proposition !== null && proposition.texte !== texte;
  return (
    <>
      {shown && <Aide title="Montrée aujourd’hui" textes={[texte]} onTake={onTake} />}
      {termes.length > 0 && (
        <Stack gap={4}>
          <Title order={3} size="h5">
            Glossaire
          </Title>
          {termes.map(({ terme, dit }) => (
            <Text key={terme} size="sm">{`${terme}\u00a0: ${dit === terme ? 'reste tel quel' : dit}`}</Text>
          ))}
        </Stack>
      )}
      {hits.length > 0 && <Aide title="Déjà traduit ainsi" textes={hits} onTake={onTake} />}
    </>
  );
}

function Aide({
  title,
  textes,
  onTake,
}: { readonly title: string; readonly textes: readonly string[] } & Pick<Props, 'onTake'>) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={classes.hits}>
        {textes.map((texte) => (
          <li key={texte}>
            <p className={classes.text}>{texte}</p>
            <Button size="compact-xs" variant="subtle" onClick={() => onTake(texte)}>
              Reprendre
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
