import { type FicheObjet, objet } from '@bridge/contract';
import { Stack, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTab } from '../../navigation/tab.ts';
import { FormLoading, FormMissing } from '../../resource/form/page/form-missing.tsx';
import { TrailSteps } from '../../resource/list/trail/trail-steps.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { useTabInSight } from '../../ui/use-tab-in-sight.ts';
import { useHasCorrections } from './corrections/correction.panel.tsx';
import { CorrectionsTab } from './corrections/corrections.tab.tsx';
import { AnomaliesTab } from './fiche/anomalies.tab.tsx';
import classes from './fiche/fiche.module.css';
import { ficheQuery } from './fiche/fiche.query.ts';
import { FicheTab } from './fiche/fiche.tab.tsx';
import { FicheHeader } from './fiche/fiche-header.tsx';
import { HistoriqueTab } from './fiche/historique.tab.tsx';
import { useHasNotes } from './fiche/notes.panel.tsx';
import { PublicationsTab } from './fiche/publications.tab.tsx';
import { SourceTab } from './fiche/source.tab.tsx';
import { TextesLocauxTab } from './fiche/textes-locaux.tab.tsx';
import { useHasBrouillons } from './fiche/use-brouillons.ts';

const ONGLETS = [
  { id: 'fiche', title: 'Objet', draw: (fiche: FicheObjet) => <FicheTab fiche={fiche} /> },
  { id: 'textes', title: 'Textes locaux', draw: (fiche: FicheObjet) => <TextesLocauxTab fiche={fiche} /> },
  { id: 'corrections', title: 'Corrections', draw: (fiche: FicheObjet) => <CorrectionsTab fiche={fiche} /> },
  { id: 'source', title: 'Source', draw: (fiche: FicheObjet) => <SourceTab fiche={fiche} /> },
  { id: 'historique', title: 'Historique', draw: (fiche: FicheObjet) => <HistoriqueTab fiche={fiche} /> },
  { id: 'anomalies', title: 'Anomalies', draw: (fiche: FicheObjet) => <AnomaliesTab fiche={fiche} /> },
  { id: 'publications', title: 'Publications', draw: ({ objet: { id } }: FicheObjet) => <PublicationsTab id={id} /> },
] as const;

/** /catalogue/view/:id: the page of an objet. */
export default function ObjetViewScreen() {
  const tab = useTab();
  const id = Number(/\d+$/.exec(tab.path)?.[0]);
  const { data: fiche, error, isFetching, refetch } = useQuery(ficheQuery(id));
  if (fiche) return <Fiche fiche={fiche} />;
  if (error) return <FormMissing resource={objet} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <FormLoading />;
}

function Fiche({ fiche }: { readonly fiche: FicheObjet }) {
  const tab = useTab();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('onglet');
  const active = ONGLETS.find(({ id }) => id === wanted)?.id ?? 'fiche';
  const show = (onglet: string | null) => setSearch(onglet && onglet !== 'fiche' ? { onglet } : {}, { replace: true });
  const { nom, anomalies } = fiche.objet;
  useEffect(() => tab.setTitle(nom), [tab, nom]);
  useAnchor(true);
  const onglets = useTabInSight(active);
  return (
    <Stack gap="md">
      <DirtyMark />
      <TrailSteps resource={objet} id={fiche.objet.id} />
      <FicheHeader fiche={fiche} onAnomalies={() => show('anomalies')} />
      <Tabs value={active} keepMounted={false} onChange={show}>
        <Tabs.List ref={onglets} mb="md" className={classes.tabs}>
          {ONGLETS.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} data-tab={id}>
              {id === 'anomalies' && anomalies.length > 0 ? `${title} (${anomalies.length})` : title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ONGLETS.map(({ id, draw }) => (
          <Tabs.Panel key={id} value={id}>
            {draw(fiche)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

/** Marks the tab while something is typed; apart, so that a letter draws nothing else again. */
function DirtyMark() {
  const tab = useTab();
  const hasTexts = useHasBrouillons();
  const hasNotes = useHasNotes();
  const hasCorrections = useHasCorrections();
  const isDirty = hasTexts || hasNotes || hasCorrections;
  useEffect(() => tab.setDirty(isDirty), [tab, isDirty]);
  return null;
}
