import { createContext, useContext } from 'react';

/** The effects mode, for components that move by themselves. The application provides it; the default is `full`. */
export const MotionContext = createContext<'full' | 'calm' | 'off'>('full');

export const useMotion = () => useContext(MotionContext);
