// What Mantine's Modal, Drawer and Spotlight stand on, for whatever is loaded with one of them (see app/styles.ts).
// biome-ignore-start assist/source/organizeImports: the order is the cascade.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/Modal.css';
// biome-ignore-end assist/source/organizeImports: the order is the cascade.
