import { GENRES_DE_REMARQUE, type GraviteDeRemarque, objet, openingOf, type Remarque } from '@bridge/contract';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import classes from './generations.module.css';

const TITRES: Readonly<Record<GraviteDeRemarque, string>> = {
  bloque: 'À corriger avant d’imprimer',
  alerte: 'À regarder',
  info: 'Bon à savoir',
};
const GRAVITES = Object.keys(TITRES) as GraviteDeRemarque[];

interface Props {
  readonly remarques: readonly Remarque[];
  /** Shows a page of the document. */
  readonly onPage: (page: number) => void;
}

/** The findings of the check before printing, the blocking ones first: each leads to its page and to its objet. */
export function Rapport({ remarques, onPage }: Props) {
  if (remarques.length === 0)
    return <Text role="status">{'Rien à signaler\u00a0: ce document peut être imprimé.'}</Text>;
  return (
    <Stack gap="md">
      {remarques.every(({ gravite }) => gravite === 'info') && (
        <Text role="status">Ce document peut être imprimé.</Text>
      )}
      {GRAVITES.map((gravite) => {
        const of = remarques.filter((one) => one.gravite === gravite);
        if (of.length === 0) return null;
        return (
          <section key={gravite}>
            <Title order={3} size="h5" mb="xs">
              {`${TITRES[gravite]} (${of.length})`}
            </Title>
            <ul className={classes.lines}>
              {of.map((remarque) => (
                <Ligne key={`${remarque.genre} ${remarque.texte}`} remarque={remarque} onPage={onPage} />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

function Ligne({ remarque, onPage }: { readonly remarque: Remarque; readonly onPage: Props['onPage'] }) {
  const { genre, gravite, texte, page, objet: id } = remarque;
  const path = id === null ? undefined : openingOf(objet, id)?.path;
  return (
    <li className={classes.line} data-gravite={gravite}>
      <div>
        <Text size="xs" c="dimmed">
          {GENRES_DE_REMARQUE.find(({ value }) => value === genre)?.label}
        </Text>
        <Text size="sm">{texte}</Text>
      </div>
      <div className={classes.leads}>
        {page !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => onPage(page)}>
            {`Page ${page}`}
          </Button>
        )}
        {path !== undefined && (
          <Anchor component={ConsoleLink} to={path} size="sm">
            Objet
          </Anchor>
        )}
      </div>
    </li>
  );
}
