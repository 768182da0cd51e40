import type { NextConfig } from 'next';

const config: NextConfig = {
  // This folder is the whole application, wherever it lies.
  turbopack: { root: import.meta.dirname },
};

export default config;
