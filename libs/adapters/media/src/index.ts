export { SharpPictureStudio } from './sharp-picture-studio';
export { SniffingFileInspector } from './sniffing-file-inspector';
