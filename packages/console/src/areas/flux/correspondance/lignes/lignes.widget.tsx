import { countOf, LANGUES_CHOIX, type Ligne, mayConfirmTogether } from '@bridge/contract';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useCibles } from '../../../../catalogue/cibles.options.ts';
import { textIn } from '../../../../resource/values/read.ts';
import type { WidgetProps } from '../../../../resource/widgets/widget.ts';
import { reasonOf } from '../../reason.ts';
import { ApercuSection } from '../apercu/apercu.section.tsx';
import { useApercu } from '../apercu/use-apercu.ts';
import { ChampAjoute } from '../champ-ajoute.tsx';
import { CorrespondanceEmpty } from '../correspondance-empty.tsx';
import { useFluxChoice } from '../flux.choice.ts';
import { useFormRecord } from '../use-record.ts';
import type { RowActs } from './ligne-row.tsx';
import { LignesMenu } from './lignes.menu.tsx';
import classes from './lignes.module.css';
import { lignesIn, structureIn } from './lignes.read.ts';
import { comptesOf, type Filtre, filterRows, rowsOf, withSetting } from './lignes.rules.ts';
import { LignesTable } from './lignes.table.tsx';
import { LignesTools } from './lignes.tools.tsx';
import { RelectureBox } from './relecture.box.tsx';
import { type Relecture, useRelecture, useSuggestions } from './relecture.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useLigneActs } from './use-lignes.ts';
import { warningsOf } from './warnings.rules.ts';

const AFFICHE = { one: 'Ligne affichée', many: 'Lignes affichées' };
const LigneDrawer = lazy(() => import('./ligne.drawer.tsx'));

/** The mapping: each field of the feed with its target, and a preview on real records. */
export default function LignesWidget({ id, value, onChange, inner, readOnly, valueOf: readOther }: WidgetProps) {
  const record = useFormRecord();
  const recordId = record?.id ?? null;
  const lignes = useMemo(() => lignesIn(value), [value]);
  const saved = useMemo(() => structureIn(record?.structure), [record?.structure]);
  const [relecture, setRelecture] = useState<Relecture | null>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const [ajoutes, setAjoutes] = useState<readonly string[]>([]);
  const [filtre, setFiltre] = useState<Filtre>('tous');
  const [q, setSearch] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const acts = useLigneActs(lignes, onChange);
  const choice = useFluxChoice(recordId);
  const { flux } = choice;
  const structure = relecture?.structure ?? saved;
  const reading = useApercu(choice.flux, lignes, lignes.length > 0);
  const readAgain = useRelecture({
    id: recordId,
    onRead: (read) => {
      setRelecture(read);
      setShowsChanges(true);
    },
  });
  const problem = readAgain.error && `La structure n’a pas pu être relue. ${reasonOf(readAgain.error)}`;
  const known = useSuggestions(saved.length > 0 && !readOnly ? recordId : null);
  const cibles = useCibles(dictionaryCodes(lignes));

  const rows = useMemo(
    () => rowsOf({ structure, lignes, suggestions: relecture?.suggestions ?? known, ajoutes }),
    [structure, lignes, relecture, known, ajoutes],
  );
  const warnings = useMemo(() => warningsOf(rows, inner, reading.apercu), [rows, inner, reading.apercu]);
  const shown = useMemo(() => filterRows(rows, { filtre, q }, warnings), [rows, filtre, q, warnings]);
  const suggestions = rows.flatMap(({ suggestion }) =>
    suggestion && mayConfirmTogether(suggestion.ligne.cible, suggestion.confiance) ? suggestion : [],
  );

  const setLangue = useCallback<RowActs['setLangue']>(
    ({ ligne, index }, langue) => {
      if (!ligne || index === null) return;
      acts.setLigne(index, withLangue(ligne, langue));
    },
    [acts],
  );
  const rowActs = useMemo<RowActs>(() => ({ ...acts, setLangue, open: setOpened }), [acts, setLangue]);
  const current = opened === null ? undefined : lignes[opened];
  useFocusBack(id, current?.champ);

  if (rows.length === 0)
    return (
      <CorrespondanceEmpty
        id={id}
        isKnown={recordId !== null}
        readOnly={readOnly}
        acts={acts}
        nom={textIn(readOther('nom'))}
        onAdd={(champ) => setAjoutes([...ajoutes, champ])}
        relire={
          flux === null || recordId === null
            ? undefined
            : { run: () => readAgain.mutate(flux), busy: readAgain.isPending, problem }
        }
      />
    );
  return (
    <div id={id} tabIndex={-1} className={classes.editor}>
      <LignesTools
        comptes={comptesOf(rows)}
        warnings={new Set(rows.filter(({ key }) => warnings.has(key)).map(({ champ }) => champ)).size}
        filtre={filtre}
        onFiltre={setFiltre}
        q={q}
        onSearch={setSearch}
        suggestions={readOnly ? [] : suggestions}
        onAccept={() => acts.accept(suggestions)}
        onConfirm={readOnly ? undefined : () => acts.confirm('toutes')}
      />
      {!readOnly && (
        <Group gap="xs">
          {recordId !== null && flux !== null && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconRefresh size={14} aria-hidden />}
              loading={readAgain.isPending}
              onClick={() => readAgain.mutate(flux)}
            >
              Relire la structure
            </Button>
          )}
          <LignesMenu nom={textIn(readOther('nom'))} lignes={lignes} onReplace={acts.replace} />
        </Group>
      )}
      {problem && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {relecture && showsChanges && (
        <RelectureBox
          relecture={relecture}
          used={new Set(lignes.map(({ champ }) => champ))}
          readOnly={readOnly}
          onRename={acts.rename}
          onClose={() => setShowsChanges(false)}
        />
      )}
      <div className={classes.work}>
        <div className={classes.lines}>
          <LignesTable rows={shown} cibles={cibles} acts={rowActs} warnings={warnings} readOnly={readOnly} />
          <div role="status">
            {shown.length === 0 ? (
              <Text c="dimmed">Aucun champ ne correspond à ce filtre.</Text>
            ) : (
              <VisuallyHidden>{countOf(AFFICHE, shown.length)}</VisuallyHidden>
            )}
          </div>
          {!readOnly && <ChampAjoute onAdd={(champ) => setAjoutes([...ajoutes, champ])} />}
        </div>
        <div className={classes.preview}>
          <ApercuSection choice={choice} reading={reading} />
        </div>
      </div>
      <Suspense fallback={null}>
        {current && opened !== null && !readOnly && (
          <LigneDrawer
            key={opened}
            ligne={current}
            decouvert={structure.find(({ champ }) => champ === current.champ)}
            cibles={cibles}
            problem={warnings.get(rows.find(({ index }) => index === opened)?.key ?? '')}
            onChange={(ligne) => acts.setLigne(opened, ligne)}
            onAdd={(ligne) => {
              acts.addLigne(ligne);
              setOpened(lignes.length);
            }}
            onRemove={() => {
              acts.replace(lignes.toSpliced(opened, 1));
              setOpened(null);
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function withLangue(ligne: Ligne, langue: string): Ligne {
  const known = LANGUES_CHOIX.find(({ value }) => value === langue)?.value;
  return withSetting(ligne, 'langue', known);
}

/** The codes of the dictionary in one text, so that menus are made again only when the text changes. */
function dictionaryCodes(lignes: readonly Ligne[]): string {
  const codes = lignes.map(({ cible }) => cible).filter((cible) => cible.startsWith('champ:'));
  return [...new Set(codes)].join(' ');
}
