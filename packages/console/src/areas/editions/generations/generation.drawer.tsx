import {
  etatDeGenerationLabel,
  fichierDeGeneration,
  type GenerationDetail,
  languageName,
  modeleEdition,
  poidsEnMots,
  SORTIES_D_EDITION,
} from '@bridge/contract';
import { Anchor, Button, Group, Image, Stack, Tabs, Text } from '@mantine/core';
import { IconBook, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '@mantine/core/styles/Image.css';
import '@mantine/core/styles/Tabs.css';
import { download } from '../../../api/download.ts';
import { durationText } from '../../../navigation/jobs/job.rules.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { ReferenceValue } from '../../../resource/values/reference-value.tsx';
import { CopiedText } from '../../../ui/copied-text.tsx';
import { RowDrawer } from '../../common/lignes/row.drawer.tsx';
import { PagesViewer } from '../pages/pages.viewer.tsx';
import { Changements } from './changements.tsx';
import { Decisions } from './decisions.tsx';
import { Envois } from './envois.tsx';
import { generationQuery } from './generation.queries.ts';
import { pointsEnMots } from './points.tsx';
import { Rapport } from './rapport.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One document: its files, its pages, the report of the check, the changes since the one before, and its decisions. */
export default function GenerationDrawer({ id, onClose }: Props) {
  const read = useQuery(generationQuery(id));
  return (
    <RowDrawer
      read={read}
      title={`Document n°\u00a0${id}`}
      words={{ close: 'Fermer le document', failed: 'Le document n’a pas pu être lu' }}
      width={60}
      onClose={onClose}
    >
      {(generation) => <Details generation={generation} onClose={onClose} />}
    </RowDrawer>
  );
}

function Details({ generation, onClose }: { readonly generation: GenerationDetail; readonly onClose: () => void }) {
  const [tab, setTab] = useState<string | null>('pages');
  const [page, setPage] = useState(1);
  const { id, fichiers, rapport } = generation;
  const [first] = fichiers;
  // What is only good to know asks for nothing: the head of the document says « Rien à signaler ».
  const aRegarder = rapport.filter(({ gravite }) => gravite !== 'info').length;
  const goTo = (to: number) => {
    setPage(to);
    setTab('pages');
  };
  return (
    <Stack gap="md" pb="xl">
      <Entete generation={generation} />
      {generation.message && <Text style={{ overflowWrap: 'anywhere' }}>{generation.message}</Text>}
      <Decisions generation={generation} onRemoved={onClose} />
      {first && (
        <>
          <Fichiers generation={generation} />
          <Tabs value={tab} onChange={setTab} keepMounted={false}>
            <Tabs.List mb="sm">
              <Tabs.Tab value="pages">Pages</Tabs.Tab>
              <Tabs.Tab value="controle">{aRegarder > 0 ? `Contrôle (${aRegarder})` : 'Contrôle'}</Tabs.Tab>
              <Tabs.Tab value="changements">Changements</Tabs.Tab>
              {generation.envois.length > 0 && (
                <Tabs.Tab value="envois">{`Envois (${generation.envois.length})`}</Tabs.Tab>
              )}
            </Tabs.List>
            <Tabs.Panel value="pages">
              <PagesViewer
                source={{ genre: 'generation', id, sortie: first.sortie }}
                pages={first.pages}
                ratio={first.largeur / first.hauteur}
                rectoVerso={first.rectoVerso}
                page={page}
                onPage={setPage}
              />
            </Tabs.Panel>
            <Tabs.Panel value="controle">
              <Rapport remarques={rapport} onPage={goTo} />
            </Tabs.Panel>
            <Tabs.Panel value="changements">
              <Changements id={id} onPage={goTo} />
            </Tabs.Panel>
            <Tabs.Panel value="envois">
              <Envois generation={generation} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Stack>
  );
}

function Entete({ generation }: { readonly generation: GenerationDetail }) {
  const { nom, modele, langue, etat, pages, objets, creeLe, dureeMs, demandePar, planification } = generation;
  const facts = [
    etatDeGenerationLabel(etat),
    languageName(langue),
    pages !== null && `${pages}\u00a0page${pages > 1 ? 's' : ''}`,
    objets !== null && `${objets}\u00a0objet${objets > 1 ? 's' : ''}`,
    generation.bloquantes !== null && pointsEnMots(generation),
    dureeMs !== null && `préparé en ${durationText(dureeMs)}`,
    generation.figee && 'figé',
  ].filter(Boolean);
  return (
    <div>
      <Text size="lg" fw={600}>
        <ReferenceValue to={modeleEdition.id} ids={[modele]} names={{ [modeleEdition.id]: { [modele]: nom } }} />
      </Text>
      <Text size="sm" role="status">
        {facts.join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        {`Demandé ${formatInstant(creeLe, new Date()).relative}`}
        {demandePar !== null && (
          <>
            {' par '}
            <ReferenceValue to="utilisateur" ids={[demandePar]} names={undefined} />
          </>
        )}
        {planification !== null && (
          <>
            {', selon '}
            <ReferenceValue to="planification" ids={[planification]} names={undefined} />
          </>
        )}
      </Text>
    </div>
  );
}

/** The link to a document that has no file: visitors leaf through it on line, once it is validated. */
function Feuilletable({ adresse }: { readonly adresse: string | null }) {
  if (adresse === null)
    return (
      <Text size="sm" c="dimmed">
        {'Version feuilletable\u00a0: à son adresse une fois le document validé.'}
      </Text>
    );
  return (
    <Button
      component="a"
      href={adresse.replace(/\.pdf$/, '')}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconBook size={16} aria-hidden />}
    >
      Feuilleter
    </Button>
  );
}

function Fichiers({ generation: { id, fichiers, adresse } }: { readonly generation: GenerationDetail }) {
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {fichiers.map(({ sortie, nom, poids }) =>
          sortie === 'feuilletable' ? (
            <Feuilletable key={sortie} adresse={adresse} />
          ) : (
            <Button
              key={sortie}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void download(fichierDeGeneration, { params: { id, sortie } }, nom)}
            >
              {`${SORTIES_D_EDITION.find(({ value }) => value === sortie)?.label ?? sortie} (${poidsEnMots(poids)})`}
            </Button>
          ),
        )}
      </Group>
      {adresse !== null && <AdressePermanente adresse={adresse} />}
    </Stack>
  );
}

function AdressePermanente({ adresse }: { readonly adresse: string }) {
  const code = adresse.replace(/\.pdf$/, '.svg');
  return (
    <Group align="end" wrap="nowrap">
      <div style={{ flex: 1, minWidth: 0 }}>
        <CopiedText
          label="Adresse permanente"
          help={
            'Elle donne toujours le dernier document validé\u00a0: un lien ou un code imprimé aujourd’hui le donnera encore.'
          }
          text={new URL(adresse, location.href).href}
        />
      </div>
      <Anchor href={code} download="qr-code.svg" size="sm" ta="center">
        <Image src={code} w={96} h={96} alt="" />
        QR code
      </Anchor>
    </Group>
  );
}
