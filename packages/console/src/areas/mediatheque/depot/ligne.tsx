import { type FichierAnalyse, GENRES_VUS, media } from '@bridge/contract';
import { Anchor, Button, Checkbox, Group, Progress, SimpleGrid, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApercuMedia, nomDuGenre } from '../../../catalogue/media/apercu-media.tsx';
import { isGardable, manqueEnMots } from '../../../catalogue/media/fiche.rules.ts';
import { mesuresDe } from '../../../catalogue/media/media.rules.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { removeLignes, resume } from './depot.engine.ts';
import classes from './depot.module.css';
import { type Ligne, manquesDeLigne } from './depot.rules.ts';
import { useDepot } from './depot.store.ts';

/** The line of one file: its progress, its picture, its fields and what they lack. */
export function LigneDeDepot({ ligne }: { readonly ligne: Ligne }) {
  const { cle, nom, etat, estPartie, erreur } = ligne;
  const analyse = etat.kind === 'lu' ? etat.analyse : null;
  return (
    <li className={classes.line} aria-label={nom}>
      <ApercuMedia genre={analyse?.genre ?? 'photo'} adresse={analyse?.apercu ?? null} size="card" />
      <div className={classes.content}>
        <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
          <div className={classes.words}>
            <Text size="sm" fw={550}>
              {nom}
            </Text>
            {analyse && <Text size="xs" c="dimmed">{`${nomDuGenre(analyse.genre)}\u00a0: ${mesuresDe(analyse)}`}</Text>}
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<IconX size={12} aria-hidden />}
            aria-label={etat.kind === 'envoi' ? `Annuler l’envoi de ${nom}` : `Ne pas garder ${nom}`}
            disabled={estPartie}
            onClick={() => removeLignes([cle])}
          >
            {etat.kind === 'envoi' ? 'Annuler' : 'Ne pas garder'}
          </Button>
        </Group>
        {etat.kind === 'attente' && (
          <Text size="xs" c="dimmed">
            En attente…
          </Text>
        )}
        {etat.kind === 'envoi' && <Progress value={etat.percent} aria-label={`Envoi de ${nom}`} />}
        {etat.kind === 'refus' && (
          <Group gap="xs">
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {etat.raison}
            </Text>
            {etat.mayResume && (
              <Button
                variant="default"
                size="compact-xs"
                leftSection={<IconRefresh size={12} aria-hidden />}
                onClick={() => resume(cle)}
              >
                Réessayer
              </Button>
            )}
          </Group>
        )}
        {analyse && <Semblables analyse={analyse} />}
        {analyse && <Champs ligne={ligne} genre={analyse.genre} />}
        {erreur && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {erreur}
          </Text>
        )}
      </div>
    </li>
  );
}

interface ChampsProps {
  readonly ligne: Ligne;
  readonly genre: FichierAnalyse['genre'];
}

function Champs({ ligne, genre }: ChampsProps) {
  const communs = useDepot((state) => state.communs);
  const isAsked = useDepot((state) => state.isAsked);
  const change = useDepot((state) => state.change);
  const { cle, nom, estPartie } = ligne;
  const manques = manquesDeLigne(ligne, communs);
  const manque = manqueEnMots(manques);
  const set = (next: Partial<Pick<Ligne, 'titre' | 'alternatif' | 'decorative' | 'credit' | 'dossier'>>) =>
    change(cle, (before) => ({ ...before, ...next, erreur: null }));
  const { titre, alternatif, decorative, credit, dossier } = media.fields;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        <TextInput
          size="xs"
          label={titre.label}
          aria-label={`${titre.label} de ${nom}`}
          maxLength={titre.longest}
          value={ligne.titre}
          disabled={estPartie}
          error={isAsked ? manques.titre : undefined}
          onChange={({ currentTarget }) => set({ titre: currentTarget.value })}
        />
        <TextInput
          size="xs"
          label={credit.label}
          aria-label={`${credit.label} de ${nom}`}
          placeholder={communs.credit}
          value={ligne.credit}
          disabled={estPartie}
          onChange={({ currentTarget }) => set({ credit: currentTarget.value })}
        />
      </SimpleGrid>
      {GENRES_VUS.includes(genre) && (
        <Group gap="sm" align="flex-end">
          <TextInput
            size="xs"
            flex="1 1 12rem"
            label={alternatif.label}
            aria-label={`${alternatif.label} de ${nom}`}
            placeholder="Ce que l’on voit, pour qui ne le voit pas"
            maxLength={alternatif.longest}
            value={ligne.alternatif}
            disabled={estPartie || ligne.decorative}
            onChange={({ currentTarget }) => set({ alternatif: currentTarget.value })}
          />
          <Checkbox
            size="xs"
            pb={6}
            label={decorative.label}
            aria-label={`${nom} est décorative`}
            checked={ligne.decorative}
            disabled={estPartie}
            onChange={({ currentTarget }) => set({ decorative: currentTarget.checked })}
          />
        </Group>
      )}
      {ligne.origine.kind === 'archivee' && (
        <TextInput
          size="xs"
          label={dossier.label}
          aria-label={`${dossier.label} de ${nom}`}
          placeholder={communs.dossier}
          maxLength={dossier.longest}
          value={ligne.dossier}
          disabled={estPartie}
          onChange={({ currentTarget }) => set({ dossier: currentTarget.value })}
        />
      )}
      <Text size="xs" c={manque ? 'dimmed' : 'var(--mantine-color-success)'}>
        {estPartie ? 'Enregistrement…' : etatEnMots(manque, isGardable(manques))}
      </Text>
    </>
  );
}

function etatEnMots(manque: string | null, gardable: boolean): string {
  if (manque === null) return 'Prêt à enregistrer.';
  return gardable ? `${manque} À compléter maintenant ou plus tard.` : manque;
}

/** The médias that have the same file, or one that looks like it. */
function Semblables({ analyse: { doublons, ressemblants } }: { readonly analyse: FichierAnalyse }) {
  const [same, like] = [doublons[0], ressemblants[0]];
  const found = same ?? like;
  if (!found) return null;
  return (
    <Text size="sm" className={classes.same}>
      {same ? 'Déjà dans la médiathèque\u00a0: ' : 'Ressemble à\u00a0: '}
      <Anchor component={Link} to={recordPath(media, found.id)} inherit>
        {found.titre}
      </Anchor>
    </Text>
  );
}
