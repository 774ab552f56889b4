import { type AnyRecord, codesDIntegration, languageName } from '@bridge/contract';
import { Group, NativeSelect, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textIn } from '../../../resource/values/read.ts';
import { CopiedText } from '../../../ui/copied-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sitesDEspaceQuery } from '../annonces.queries.ts';

/** The code to copy that puts an espace into any page. */
export function IntegrationCard({ record }: { readonly record: AnyRecord }) {
  const { data: sites = [] } = useQuery(sitesDEspaceQuery(record.id, record.version));
  const [siteId, setSite] = useState<number | null>(null);
  const [wanted, setLangue] = useState<string | null>(null);
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  const langue = site?.langues.find((code) => code === wanted) ?? site?.langues[0];
  const codes =
    site && langue
      ? codesDIntegration({
          origine: location.origin,
          site: site.code,
          langue,
          genre: 'annonce',
          code: textIn(record.code),
          titre: textIn(record.nom),
        })
      : null;
  return (
    <Panel title="Intégration" intro="De quoi placer l’espace dans une page qui n’est pas faite par Bridge.">
      {codes === null ? (
        <Text size="sm" c="dimmed">
          Aucun site ne porte cet espace.
        </Text>
      ) : (
        <>
          <Group gap="xs" grow>
            {sites.length > 1 && (
              <NativeSelect
                label="Site"
                value={String(site?.id)}
                data={sites.map(({ id, nom }) => ({ value: String(id), label: nom }))}
                onChange={({ currentTarget }) => setSite(Number(currentTarget.value))}
              />
            )}
            {site && site.langues.length > 1 && (
              <NativeSelect
                label="Langue du code"
                value={langue}
                data={site.langues.map((value) => ({ value, label: languageName(value) }))}
                onChange={({ currentTarget }) => setLangue(currentTarget.value)}
              />
            )}
          </Group>
          <CopiedText
            label="Élément web"
            help={'Deux lignes, à coller où il doit paraître\u00a0; sans annonce, il ne prend aucune place.'}
            text={codes.element}
            multiline
          />
          <CopiedText label="Inclusion par le serveur, en PHP" text={codes.php} multiline />
        </>
      )}
    </Panel>
  );
}
