import type { Ligne } from '@bridge/contract';
import { Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { browser } from '../../../../api/browser.ts';
import { showError, showNotice } from '../../../../api/notices.ts';
import { askYesOrNo } from '../../../../ui/confirm.tsx';
import { fileNameOf, fromFile, toFile } from './lignes.file.ts';

interface Props {
  readonly nom: string;
  readonly lignes: readonly Ligne[];
  readonly onReplace: (lignes: readonly Ligne[]) => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The question before a file replaces the lines: « Les 12 lignes de cette correspondance laissent la place… » */
function replaceText(here: number, there: number): string {
  const given = there > 1 ? `aux ${there} du fichier` : 'à celle du fichier';
  return here > 1
    ? `Les ${here} lignes de cette correspondance laissent la place ${given}.`
    : `La ligne de cette correspondance laisse la place ${given}.`;
}

const readText = (count: number) =>
  count > 1
    ? `${count} lignes lues\u00a0: vérifiez-les puis enregistrez.`
    : `${count} ligne lue\u00a0: vérifiez-la puis enregistrez.`;

/** Exports the mapping as a file, and imports it from one. */
export function LignesMenu({ nom, lignes, onReplace }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const content = fromFile(await file.text());
    if (content.kind === 'refused') return showError(content.reason);
    const agreed =
      lignes.length === 0 ||
      (await askYesOrNo({
        title: 'Importer une correspondance',
        text: `${replaceText(lignes.length, content.lignes.length)} Rien n’est enregistré avant que vous ne le demandiez.`,
        confirm: 'Remplacer les lignes',
        cancel: 'Annuler',
      }));
    if (!agreed) return;
    onReplace(content.lignes);
    showNotice(readText(content.lignes.length));
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconDots size={14} aria-hidden />}>
            Fichier
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconDownload {...icon} />}
            onClick={() => browser.save(new Blob([toFile(nom, lignes)], { type: 'application/json' }), fileNameOf(nom))}
          >
            Exporter en JSON
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => input.current?.click()}>
            Importer un fichier JSON…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Fichier de correspondance"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
