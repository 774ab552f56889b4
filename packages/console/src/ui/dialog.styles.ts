// The sheets that Modal, Drawer and Spotlight of Mantine need, for any file loaded with one (see app/styles.ts).
// biome-ignore-start assist/source/organizeImports: the order is the cascade.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Modal.css';
// biome-ignore-end assist/source/organizeImports: the order is the cascade.
