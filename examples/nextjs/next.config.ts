import type { NextConfig } from 'next';

const config: NextConfig = {
  // This folder is the whole application, whatever it lies in.
  turbopack: { root: import.meta.dirname },
};

export default config;
