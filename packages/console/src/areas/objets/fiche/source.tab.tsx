import type { FicheObjet } from '@bridge/contract';
import { ActionIcon, Anchor, Group, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { lisible, MOST_FOUND, morceauxDe, motDuChemin } from '../../../catalogue/source.rules.ts';
import { useTabState } from '../../../navigation/tab.ts';
import { stepProps } from '../../../resource/list/step-props.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';
import { Reserve } from './reserve.tsx';

interface Recherche {
  readonly mot: string;
  readonly rang: number;
}

/** The record as its source sent it, and the parts that could not be read. */
export function SourceTab({ fiche }: { readonly fiche: FicheObjet }) {
  const { brut, ...others } = fiche;
  if (brut !== null) return <Source {...others} brut={brut} />;
  return (
    <Panel title="Fiche telle que reçue">
      <Reserve of="Données brutes de la source" />
    </Panel>
  );
}

interface SourceProps extends Pick<FicheObjet, 'format' | 'avertissements'> {
  readonly brut: string;
}

function Source({ brut, format, avertissements }: SourceProps) {
  const [{ mot, rang }, setSearch] = useTabState<Recherche>('source', { mot: '', rang: 0 });
  const texte = useMemo(() => lisible(brut, format), [brut, format]);
  const morceaux = useMemo(() => morceauxDe(texte, mot), [texte, mot]);
  const found = morceaux.filter((morceau) => morceau.rang !== null).length;
  const current = found === 0 ? 0 : rang % found;
  const page = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two draw the page anew.
  useEffect(() => page.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' }), [mot, current]);
  const step = (by: number) => setSearch({ mot, rang: (current + by + found) % Math.max(found, 1) });
  return (
    <div className={classes.main}>
      <Avertissements
        avertissements={avertissements}
        onFind={(chemin) => setSearch({ mot: motDuChemin(chemin), rang: 0 })}
      />
      <Panel
        title="Fiche telle que reçue"
        intro={format === 'json' ? 'JSON, mis en lignes pour la lecture.' : 'XML, mis en lignes pour la lecture.'}
      >
        <Group gap="xs">
          <TextInput
            flex="1 1 12rem"
            aria-label="Chercher dans la source"
            placeholder="Chercher dans la source"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={mot}
            onChange={({ currentTarget }) => setSearch({ mot: currentTarget.value, rang: 0 })}
            onKeyDown={({ key, shiftKey }) => key === 'Enter' && step(shiftKey ? -1 : 1)}
          />
          <Text size="sm" c="dimmed" role="status">
            {wordsOf(mot, found, current)}
          </Text>
          <ActionIcon variant="default" size={30} aria-label="Précédent" {...stepProps(found < 2, () => step(-1))}>
            <IconChevronUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={30} aria-label="Suivant" {...stepProps(found < 2, () => step(1))}>
            <IconChevronDown size={16} aria-hidden />
          </ActionIcon>
        </Group>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a region that scrolls. */}
        <section ref={page} className={classes.source} tabIndex={0} aria-label="Texte reçu">
          <pre>
            {morceaux.map((morceau, place) =>
              morceau.rang === null ? (
                morceau.texte
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their place.
                <mark key={place} data-current={morceau.rang === current || undefined}>
                  {morceau.texte}
                </mark>
              ),
            )}
          </pre>
        </section>
      </Panel>
    </div>
  );
}

function wordsOf(mot: string, found: number, current: number): string {
  if (mot.trim() === '') return '';
  if (found === 0) return 'Introuvable';
  return `${current + 1} sur ${found === MOST_FOUND ? `${MOST_FOUND} et plus` : found}`;
}

interface AvertissementsProps extends Pick<FicheObjet, 'avertissements'> {
  readonly onFind: (chemin: string) => void;
}

function Avertissements({ avertissements, onFind }: AvertissementsProps) {
  if (avertissements.length === 0) return null;
  return (
    <Panel title="Valeurs qui n’ont pas pu être lues" intro="Le reste de la fiche a été repris.">
      <ul className={classes.lines}>
        {avertissements.map(({ chemin, message, valeur }) => (
          <li key={`${chemin} ${message}`}>
            {message} {valeur !== undefined && <code>{valeur}</code>}
            <Text size="sm" c="dimmed">
              <Anchor
                component="button"
                type="button"
                inherit
                aria-label={`Voir ${chemin} dans la source`}
                onClick={() => onFind(chemin)}
              >
                {chemin}
              </Anchor>
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
