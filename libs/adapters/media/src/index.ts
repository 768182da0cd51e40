export * from './sharp-picture-studio';
export * from './sniffing-file-inspector';
