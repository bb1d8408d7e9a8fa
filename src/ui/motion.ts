import { createContext, useContext } from 'react';

/** The mode in force, for parts that move by themselves. The application provides it; `full` stands for "nobody said". */
export const MotionContext = createContext<'full' | 'calm' | 'off'>('full');

export const useMotion = () => useContext(MotionContext);
