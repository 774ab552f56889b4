import { type Identite, removeIdentite, startIdentite, timeAgo } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browser } from '../../../api/browser.ts';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import classes from '../../common/securite/lines.module.css';
import { OwnPassword } from '../../common/securite/own-password.tsx';
import { sentenceOf } from '../../explain.ts';
import { useConnectionTypes } from '../sign-in/connection-types.query.ts';
import type { FournisseurOffert } from '../sign-in/fournisseurs.tsx';
import { departureTo } from '../sign-in/sso-trip.ts';
import { identitesQuery } from './profile.queries.ts';

/** The accounts of providers that open this one; nothing on an instance without provider. */
export function IdentitesPanel({ locked }: { readonly locked: string | null }) {
  const { data: ways } = useConnectionTypes();
  const { data } = useQuery(identitesQuery);
  const identites = data?.identites ?? [];
  const offered = (ways?.fournisseurs ?? []).filter(({ code }) => !identites.some((one) => one.code === code));
  if (identites.length === 0 && offered.length === 0) return null;
  return (
    <Panel
      title="Comptes liés"
      id="comptes-lies"
      intro="Un compte que vous avez ailleurs peut ouvrir celui-ci. Le lier ferme vos autres sessions."
    >
      <ul className={classes.lines}>
        {identites.map((identite) => (
          <Liee key={identite.id} identite={identite} locked={locked !== null} />
        ))}
        {locked === null && offered.map((fournisseur) => <ALier key={fournisseur.code} fournisseur={fournisseur} />)}
      </ul>
    </Panel>
  );
}

function Liee({ identite, locked }: { readonly identite: Identite; readonly locked: boolean }) {
  const queries = useQueryClient();
  const unlinking = useMutation({
    mutationFn: () => call(removeIdentite, { params: { id: identite.id } }),
    onSuccess: () => showNotice(`Compte ${identite.fournisseur} délié`),
    onSettled: () => queries.invalidateQueries({ queryKey: identitesQuery.queryKey }),
  });
  async function confirm() {
    const agreed = await askYesOrNo({
      title: `Délier ${identite.fournisseur}`,
      text: `Vous ne pourrez plus vous connecter avec votre compte ${identite.fournisseur}.`,
      confirm: 'Délier',
      cancel: 'Annuler',
    });
    if (agreed) unlinking.mutate();
  }
  return (
    <li className={classes.line}>
      <IconKey size={20} stroke={1.6} aria-hidden />
      <div className={classes.words}>
        <Text fw={550}>{identite.fournisseur}</Text>
        <Text c="dimmed">
          {[identite.nom, `dernière connexion ${timeAgo(new Date(identite.vueLe), new Date())}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {!locked && (
        <Button
          variant="default"
          size="xs"
          loading={unlinking.isPending}
          onClick={() => void confirm()}
          aria-label={`Délier ${identite.fournisseur}`}
        >
          Délier
        </Button>
      )}
    </li>
  );
}

function ALier({ fournisseur: { code, nom } }: { readonly fournisseur: FournisseurOffert }) {
  const [asking, setAsking] = useState(false);
  const [motDePasse, setMotDePasse] = useState('');
  const linking = useMutation({
    mutationFn: () => call(startIdentite, { params: { code }, body: { motDePasse } }),
    onSuccess: ({ lien }) => browser.goTo(departureTo(code, { redirect: '/profile/index', lien })),
  });
  return (
    <li className={classes.line}>
      <IconKey size={20} stroke={1.6} aria-hidden />
      <Stack gap={0} className={classes.words}>
        <Text fw={550}>{nom}</Text>
        <Text c="dimmed">Pas encore lié</Text>
        {asking && (
          <form
            noValidate
            aria-label={`Lier mon compte à ${nom}`}
            onSubmit={(event) => {
              event.preventDefault();
              linking.mutate();
            }}
          >
            <Stack gap="sm" mt="sm" maw="30rem">
              <Text>Confirmez d’abord que c’est bien vous. Vous continuerez chez {nom}.</Text>
              <Refusal message={linking.error ? sentenceOf(linking.error) : ''} />
              <OwnPassword value={motDePasse} onChange={setMotDePasse} autoFocus />
              <Group gap="sm">
                <Button type="submit" loading={linking.isPending}>
                  Continuer
                </Button>
                <Button variant="default" onClick={() => setAsking(false)}>
                  Annuler
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Stack>
      {!asking && (
        <Button variant="default" size="xs" onClick={() => setAsking(true)} aria-label={`Lier mon compte à ${nom}`}>
          Lier
        </Button>
      )}
    </li>
  );
}
